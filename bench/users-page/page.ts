/** What a page of users shows of each, from their own table. */
const columns =
  'account, name, email, mobile, sex, avatar, org_id, station_id, state, readonly, nation, education, position_status, work_describe, password_error_num, password_error_last_time, password_expire_time, last_login_time, id, create_time, created_by, update_time, updated_by, version';

/** The last ten, as plain as it can be asked. */
export const page = `select ${columns} from "user" where tenant_id = $1 order by id desc limit 10`;

/** All of them whom an administrator sees, counted. */
export const count = 'select count(*) from "user" where tenant_id = $1 and not readonly';
