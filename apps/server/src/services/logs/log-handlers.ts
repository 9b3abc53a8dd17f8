import { loginLogHandlers } from './login-log.ts';
import { optLogHandlers } from './opt-log.ts';

export const logHandlers = { ...optLogHandlers, ...loginLogHandlers };
