-- What a contest asks of those who enter and what there is to win, as `contest-setup.ts` of the contract has it; what is not said takes its usual value
alter table contest add column setup jsonb not null default '{}';
alter table contest add column appeal_start timestamptz;
alter table contest add column appeal_end timestamptz check (appeal_end > appeal_start);
-- What decides between equal scores, and who goes on to the next stage; null: nobody
alter table stage add column tie_order jsonb not null default '[]';
alter table stage add column promotion jsonb;
