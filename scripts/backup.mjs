import { runServerCommand } from './server-command.mjs';

await runServerCommand('backup');
