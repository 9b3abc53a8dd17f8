-- What a datasource's pool of connections is called: a field of the platform's, kept as it was typed
alter table datasource_config add column pool_name text;
