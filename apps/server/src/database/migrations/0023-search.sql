-- Searches look for a text anywhere in a column. Names and what is asked for are often two characters, from which trigrams make nothing: so the
-- index holds every character and every pair of neighbours (decisions/0023). With 1,000,000 users all of this takes about 45 seconds.

-- What the index holds of a text. One expression of functions of the database's own: the planner puts it in place of the call.
create function search_grams(text) returns text[] language sql immutable parallel safe as
  $$ select string_to_array(lower($1), null) || array_remove(string_to_array(
    regexp_replace(lower($1), '..', E'\\&\n', 'g') || E'\n' || regexp_replace(substr(lower($1), 2), '..', E'\\&\n', 'g'), E'\n'), '') $$;

-- What of it a text must have that contains this one: its pairs, or its only character.
create function search_wanted(text) returns text[] language sql immutable parallel safe as
  $$ select case when char_length(lower($1)) < 2 then string_to_array(lower($1), null) else array_remove(string_to_array(
    regexp_replace(lower($1), '(..)|.', E'\\1\n', 'g') || regexp_replace(substr(lower($1), 2), '(..)|.', E'\\1\n', 'g'), E'\n'), '') end $$;

create index user_search on "user" using gin ((search_grams(account) collate "C"), (search_grams(name) collate "C"), (search_grams(mobile) collate "C"));
create index project_search on project using gin ((search_grams(title) collate "C"), (search_grams(number) collate "C"));

-- The orders that lists of users offer and that nothing else keeps. With what decides whether a row is shown to most administrators, deep pages
-- are found in the index alone.
create index user_by_account on "user" (tenant_id, account, id) include (readonly);
create index user_by_name on "user" (tenant_id, name, id) include (readonly);
create index user_by_create_time on "user" (tenant_id, create_time, id) include (readonly);

-- How often each character and pair occurs: indexes over expressions have no figures until then.
analyze "user";
analyze project;
