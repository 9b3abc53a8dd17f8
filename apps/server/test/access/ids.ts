/** What requests name: one of each thing. */
export interface Ids {
  /** Who calls. */
  me: string;
  tenant: string;
  tenantCode: string;
  /** A super administrator, of the tenant of this code. */
  globalUser: string;
  homeCode: string;
  datasource: string;
  parameter: string;
  role: string;
  roleCode: string;
  menu: string;
  resource: string;
  application: string;
  dictionary: string;
  dictionaryType: string;
  area: string;
  blockRule: string;
  rateRule: string;
  smsTemplate: string;
  customCode: string;
  school: string;
  college: string;
  /** Who administers them. */
  schoolAdministrator: string;
  collegeAdministrator: string;
  /** Links that appoint another one. */
  schoolInvitation: string;
  collegeInvitation: string;
  user: string;
  account: string;
  session: string;
  station: string;
  /** Somebody of the college in the register, with an account, and who stands there twice. */
  student: string;
  studentTwin: string;
  teacher: string;
  teacherTwin: string;
  /** Waits for a decision; made by `user`. */
  certification: string;
  /** Of the administrator of the college, in no request yet. */
  evidence: string;
  /** Open for changes. */
  draft: string;
  contestTemplate: string;
  sheetMap: string;
  /** With a project that came from a sheet, not assigned. */
  openContest: string;
  openProject: string;
  /** Takes projects, and one that `user` has begun in it. */
  entryContest: string;
  entry: string;
  /** In the same contest: one that waits for a decision, and one that was accepted. */
  handedIn: string;
  accepted: string;
  /** Both are alike. */
  finding: string;
  /** On its plan, by `user`. */
  planComment: string;
  /** To join it, by phone. */
  entryInvitation: string;
  /** Under review. */
  contest: string;
  stage: string;
  project: string;
  /** The review of `project` ends later. */
  extension: string;
  /** Closed, with results. */
  sealedStage: string;
  sealedProject: string;
  judge: string;
  invitation: string;
  invitationCode: string;
  banner: string;
  smsTask: string;
  smsStatus: string;
  attachment: string;
  attachmentBiz: string;
  /** A link with a signature: whoever has it may open it. */
  attachmentUrl: string;
  pictureUrl: string;
  /** Sent by the administrator of the school to `user`. */
  message: string;
  /** Of the school's administrator. */
  messagePlan: string;
  messageTemplate: string;
  /** Of the administrator of the college. */
  job: string;
  optLog: string;
  loginLog: string;
}
