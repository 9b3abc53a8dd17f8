-- Whether a school or college has subscribed; until when it is served stands beside it since the beginning (`expiry_date`).
alter table org add column vip boolean not null default false;
