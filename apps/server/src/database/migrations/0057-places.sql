-- A school or college has a sign, and a college a code that its school knows it by.
alter table org add column code text;
alter table org add column logo_id bigint;
alter table org add foreign key (tenant_id, logo_id) references attachment (tenant_id, id) on delete set null (logo_id);
create index org_logo on org (tenant_id, logo_id) where logo_id is not null;
-- Lists of schools and of colleges, in their order
create index org_of_type on org (tenant_id, type, sort_value, id);

-- Students and teachers are found by how their names are read, as everybody is (0027)
alter table student add column pinyin text generated always as (pinyin_of(name, true)) stored;
alter table teacher add column pinyin text generated always as (pinyin_of(name, true)) stored;
create index student_pinyin on student using gin ((pinyin_grams(pinyin) collate "C"));
create index teacher_pinyin on teacher using gin ((pinyin_grams(pinyin) collate "C"));
-- a number is found whole, whichever school's it is
create index student_whole_number on student (tenant_id, lower(number));
create index teacher_whole_number on teacher (tenant_id, lower(number));
