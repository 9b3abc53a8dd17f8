import './console.css';

export { NotFoundScreen } from '@saiwu/features';
