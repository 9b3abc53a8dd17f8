-- Logs of ten million rows are looked through by who, from where and how it went.
-- With as many rows there already this takes some minutes.

-- What a change has changed, by the names of fields: [before, after], masked like all else
alter table opt_log add column changes text;

create index opt_log_ip on opt_log (tenant_id, request_ip collate "C", id);
create index opt_log_failed on opt_log (tenant_id, create_time) where type = 'EX';
create index opt_log_method on opt_log (tenant_id, http_method, create_time);
create index opt_log_name on opt_log (tenant_id, lower(user_name) collate "C");
create index opt_log_search on opt_log using gin ((search_grams(user_name) collate "C"));

create index login_log_ip on login_log (tenant_id, request_ip collate "C", id);
create index login_log_account on login_log (tenant_id, lower(account) collate "C", id);
create index login_log_failed on login_log (tenant_id, create_time) where not is_success;
create index login_log_name on login_log (tenant_id, lower(user_name) collate "C");
create index login_log_search on login_log using gin ((search_grams(user_name) collate "C"), (search_grams(location) collate "C"));

analyze opt_log;
analyze login_log;
