import type { Meta, StoryObj } from '@storybook/react-vite';
import { matchRoutes } from 'react-router-dom';
import { expect } from 'storybook/test';
import { contestRoutes } from '../contest/routes.ts';
import { dashboardRoutes } from '../dashboard/routes.ts';
import { useCan } from '../lib/api/access.ts';
import { platformRoutes } from '../platform/routes.ts';
import { resolveLegacyPath } from '../lib/legacy/legacy-path.ts';
import { askedRoles, screenAccess } from './screen-access.ts';

const pages = [...dashboardRoutes, ...contestRoutes, ...platformRoutes];

const meta: Meta<typeof Screens> = {
  title: '框架/谁能打开哪一页',
  component: Screens,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
};
export default meta;

type Story = StoryObj<typeof Screens>;

/** What the guard of each address says to the reader, whose codes are those that the server gives the role. */
function Screens() {
  const can = useCan();
  return (
    <ul>
      {screenAccess
        .flatMap(([, ...addresses]) => addresses)
        .map((address) => (
          <li key={address}>{`${address} ${openedBy(address)}`}</li>
        ))}
    </ul>
  );

  function openedBy(address: string): string {
    const { pathname } = new URL(resolveLegacyPath(address) ?? address, 'http://saiwu.invalid');
    const page = matchRoutes(pages, pathname)?.at(-1)?.route;
    if (page === undefined) return 'not found';
    return can(page.operation) ? 'opens' : 'refused';
  }
}

function seenBy(letter: keyof typeof askedRoles): Story {
  return {
    parameters: { server: { as: askedRoles[letter], path: '/dashboard' } },
    play: async ({ canvas }) => {
      await canvas.findAllByRole('listitem');
      const expected = screenAccess.flatMap(([roles, ...addresses]) =>
        addresses.map((address) => `${address} ${roles.includes(letter) ? 'opens' : 'refused'}`),
      );
      await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(expected);
    },
  };
}

export const Manager = seenBy('G');
export const School = seenBy('S');
export const College = seenBy('C');
export const Judge = seenBy('J');
export const Teacher = seenBy('T');
export const Student = seenBy('M');
