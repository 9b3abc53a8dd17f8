-- Every list of the platform finds a text anywhere at 1,000,000 rows, as users and projects do since 0023.
create index station_search on station using gin ((search_grams(name) collate "C"), (search_grams(describe) collate "C"));
create index application_search on application using gin ((search_grams(name) collate "C"), (search_grams(client_id) collate "C"));
create index parameter_search on parameter
  using gin ((search_grams(key) collate "C"), (search_grams(name) collate "C"), (search_grams(value) collate "C"));
create index role_search on role using gin ((search_grams(name) collate "C"), (search_grams(code) collate "C"));
create index resource_search on resource using gin ((search_grams(name) collate "C"), (search_grams(code) collate "C"));
create index dictionary_search on dictionary using gin ((search_grams(name) collate "C"), (search_grams(code) collate "C"));
create index area_search on area using gin ((search_grams(label) collate "C"), (search_grams(code) collate "C"));
create index block_list_search on block_list using gin ((search_grams(request_uri) collate "C"), (search_grams(ip) collate "C"));
create index rate_limiter_search on rate_limiter using gin ((search_grams(request_uri) collate "C"), (search_grams(ip) collate "C"));
create index sms_template_search on sms_template
  using gin ((search_grams(name) collate "C"), (search_grams(custom_code) collate "C"), (search_grams(template_code) collate "C"));
create index sms_task_search on sms_task using gin ((search_grams(topic) collate "C"), (search_grams(content) collate "C"));
create index attachment_search on attachment using gin ((search_grams(submitted_file_name) collate "C"), (search_grams(biz_id) collate "C"));
create index datasource_config_search on datasource_config using gin ((search_grams(name) collate "C"), (search_grams(username) collate "C"));
create index tenant_search on tenant
  using gin ((search_grams(name) collate "C"), (search_grams(code) collate "C"), (search_grams(duty) collate "C"));
