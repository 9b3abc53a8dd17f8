import { expect, it } from 'vitest';
import { contract } from '../contract.ts';
import { openapiDocument } from '../document.ts';
import type { Operation } from '../operation.ts';

const operations = Object.entries<Operation>(contract);
const creating = operations.filter(([, { takesKey }]) => takesKey).map(([id]) => id);

it('whatever adds something takes a key: every `save` and `import` by POST, and what is created under other names', () => {
  const adding = operations.filter(([id, { method, effect }]) => /\.(save|import)$/.test(id) && method === 'POST' && effect !== 'read');
  const others = [
    'banner.insert',
    'certification.ask',
    'college.invite',
    'dictionary.saveType',
    'entry.begin',
    'entry.invite',
    'invitation.create',
    'job.export',
    'plan.answerComment',
    'plan.comment',
    'school.invite',
    'smsTask.send',
    'smsTemplate.try',
    'message.plan',
    'tenant.init',
  ];
  expect(creating.toSorted()).toEqual([...adding.map(([id]) => id), ...others].toSorted());
  expect(creating.length).toBeGreaterThan(20);
});

it('only writes of somebody who is signed in take one: the answer is kept for that person', () => {
  const wrong = operations.filter(([, { takesKey, effect, access }]) => takesKey && (effect === 'read' || access === 'open'));
  expect(wrong.map(([id]) => id)).toEqual([]);
});

it('the document says so, as a bounded header', () => {
  const paths = Object.values(openapiDocument().paths) as Record<
    string,
    { operationId: string; parameters?: { name: string; in: string }[] }
  >[]; // the document writes this
  const withHeader = paths
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some((one) => one.in === 'header' && one.name === 'Idempotency-Key'));
  expect(withHeader.map(({ operationId }) => operationId).toSorted()).toEqual(creating.toSorted());
});
