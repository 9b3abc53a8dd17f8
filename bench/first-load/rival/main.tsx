import simpleRest from 'ra-data-simple-rest';
import { StrictMode } from 'react';
import {
  Admin,
  CheckForApplicationUpdate,
  EditGuesser,
  Layout,
  ListGuesser,
  Resource,
  ShowGuesser,
  type AuthProvider,
  type LayoutProps,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { Dashboard } from './dashboard.tsx';
import { ProjectList } from './project-list.tsx';

// What create-react-admin lays down: the resources with their guessers, a sign-in, the simple REST provider; here with a dashboard and a
// list.

const signedIn = 'signed-in';
const auth: AuthProvider = {
  login: async () => localStorage.setItem(signedIn, 'admin'),
  logout: async () => localStorage.removeItem(signedIn),
  checkAuth: async () => {
    if (localStorage.getItem(signedIn) === null) throw new Error('signed out');
  },
  checkError: async () => undefined,
  getIdentity: async () => ({ id: 1, fullName: 'Admin' }),
  getPermissions: async () => undefined,
};

function Frame({ children, ...rest }: LayoutProps) {
  return (
    <Layout {...rest}>
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <Admin layout={Frame} dataProvider={simpleRest('/rest')} authProvider={auth} dashboard={Dashboard} disableTelemetry>
        <Resource name="projects" list={ProjectList} edit={EditGuesser} show={ShowGuesser} />
        <Resource name="users" list={ListGuesser} edit={EditGuesser} show={ShowGuesser} />
      </Admin>
    </StrictMode>,
  );
