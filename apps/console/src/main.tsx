import './entry.css';
import { followSettings } from '@saiwu/features';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, fetchStart } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

await Promise.all([followSettings(), fetchStart()]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
