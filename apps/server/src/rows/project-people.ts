import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a person's tie to a project counts as a link to it: the person is known by account, number or phone, or is the only one of that
 * name. A mere namesake is kept from the project's sheets, to be safe, but has nothing to do with it. Over `project_tie tie` and
 * `"user"`.
 */
export const isOfProject: RawBuilder<boolean> = sql<boolean>`("user".state and exists (
  select from project_person person
  where (person.tenant_id, person.project_id, person.part, person.position) = (tie.tenant_id, tie.project_id, tie.part, tie.position)
    and (person.user_id = "user".id or lower("user".account) = lower(person.number) or "user".mobile = person.phone or not exists (
      select from project_tie other
      where (other.tenant_id, other.project_id, other.part, other.position) = (tie.tenant_id, tie.project_id, tie.part, tie.position)
        and other.user_id <> tie.user_id))))`;
