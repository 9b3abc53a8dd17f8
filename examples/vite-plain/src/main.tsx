import { applyTheme } from '@saiwu/ui';
import { createRoot } from 'react-dom/client';
import { ProjectsPage } from './page/projects-page.tsx';
import { schemeOf } from './page/scheme.ts';
import './styles.css';

applyTheme({ scheme: schemeOf(location.search) });

const root = document.getElementById('root');
if (root) createRoot(root).render(<ProjectsPage />);
