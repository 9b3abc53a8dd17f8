/**
 * For the unit tests of every package: a poll ends, in milliseconds, only what hangs. The command's flag for it does not reach a
 * workspace's projects.
 */
export const patientPolls = { poll: { timeout: 60_000 } };
