import { picture } from './access/picture.ts';
import { known } from './fixture.ts';
import type { Answer, TestServer } from './harness.ts';

type Server = Pick<TestServer, 'as'>;

/** Uploads a picture as evidence; its id. */
export async function uploadEvidence(server: Server, account: string): Promise<string> {
  const { status, data, msg } = await server.as(account).call('certification.upload', { body: { file: picture() } });
  if (status !== 200) throw new Error(`certification.upload: ${status} ${msg}`);
  return data.id;
}

/** Asks to be certified as a teacher of the engineering college, or as `more` says. */
export async function ask(server: Server, account: string, more: object = {}): Promise<Answer> {
  const evidence = 'evidenceIds' in more ? {} : { evidenceIds: [await uploadEvidence(server, account)] };
  const body = { roleCode: 'TEACHER', schoolId: known.school, collegeId: known.engineering, ...evidence, ...more };
  return server.as(account).call('certification.ask', { body });
}

export function approve(server: Server, account: string, id: string, confirm?: boolean): Promise<Answer> {
  return server.as(account).call('certification.approve', { params: { id }, body: { ...(confirm !== undefined && { confirm }) } });
}

export function reject(server: Server, account: string, id: string, reason = '工作证看不清'): Promise<Answer> {
  return server.as(account).call('certification.reject', { params: { id }, body: { reason } });
}
