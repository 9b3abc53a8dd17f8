import { AdminProvider } from '@saiwu/admin';
import { en } from '@saiwu/admin/en';
import { reactRouter } from '@saiwu/admin/react-router';
import '@saiwu/admin/styles.css';
import { applyTheme, ConfirmHost, ToastHost, UiProvider } from '@saiwu/ui';
import { en as kitWords } from '@saiwu/ui/en';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { explain } from './api.ts';
import { OpenPages } from './open-pages.tsx';

applyTheme({ scheme: 'system' });
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <UiProvider words={kitWords}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AdminProvider router={reactRouter} words={en} userId="ann" explain={explain}>
            <OpenPages />
          </AdminProvider>
        </BrowserRouter>
      </QueryClientProvider>
      <ToastHost />
      <ConfirmHost />
    </UiProvider>,
  );
