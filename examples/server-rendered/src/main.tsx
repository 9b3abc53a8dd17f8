import { applyTheme } from '@saiwu/ui';
import { hydrateRoot } from 'react-dom/client';
import { ProjectsPage } from './page/projects-page.tsx';
import { schemeOf } from './page/scheme.ts';
import './styles.css';

applyTheme({ scheme: schemeOf(location.search) });

const root = document.getElementById('root');
if (root) hydrateRoot(root, <ProjectsPage />);
