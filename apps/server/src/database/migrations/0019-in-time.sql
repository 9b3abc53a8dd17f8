-- No timer interrupts a statement of the embedded database, so a read of a list looks at the clock itself, at about every hundredth row.
-- The planner takes it for cheaper than any other condition: it comes first, also where no row passes the others. The argument ties it to a table.
create function in_time(bigint) returns boolean language plpgsql volatile cost 0.01 as
  $$ begin if random() < 0.01 and clock_timestamp() > statement_timestamp() + interval '700 milliseconds' then raise exception 'too much to look through' using errcode = 'SW001'; end if; return true; end $$;
