/** A provider did not say who somebody is: it refused, was not reached, or answered something else. Its message holds no secret. */
export class SocialError extends Error {
  override readonly name = 'SocialError';
}
