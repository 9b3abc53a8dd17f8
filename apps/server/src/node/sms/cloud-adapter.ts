import type { SmsAnswer, SmsMessage, SmsReceipt, SmsSent } from '../../core/host.ts';

/** Where a provider is spoken to, and how long it is waited for. */
export interface Place {
  origin: URL;
  milliseconds: number;
}

/** How one provider is spoken to, at a place that was looked at. */
export interface CloudAdapter {
  /** As `SmsGateway.send`; the number is one. */
  send(message: SmsMessage, at: Place): Promise<SmsAnswer>;
  /** As `SmsGateway.receipt`. */
  receipt?: (sent: SmsSent, at: Place) => Promise<SmsReceipt>;
}
