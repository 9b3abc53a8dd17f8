import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Is an address in a range? Both families; IPv4 in its IPv6 dress counts as IPv4. */
export type AddressTest = (address: Address | null) => boolean;

/**
 * Compiles one address or a range (CIDR). Empty matches all callers, also those without an address. Text that is neither matches none:
 * the contract lets no such text in.
 */
export function addressRange(text: string | null): AddressTest {
  if (text === null || text.trim() === '') return () => true;
  const range = parseRange(text.trim());
  if (!range) return () => false;
  const [network, bits] = range;
  return (address) => address !== null && address.kind() === network.kind() && address.match(network, bits);
}

/** An address as text, or null for something else. */
export function parseAddress(text: string): Address | null {
  return ipaddr.isValid(text) ? ipaddr.process(text) : null;
}

function parseRange(text: string): [Address, number] | null {
  const single = parseAddress(text);
  if (single) return [single, single.kind() === 'ipv4' ? 32 : 128];
  if (!ipaddr.isValidCIDR(text)) return null;
  const [network, bits] = ipaddr.parseCIDR(text);
  const isMapped = network instanceof ipaddr.IPv6 && network.isIPv4MappedAddress() && bits >= 96;
  return isMapped ? [network.toIPv4Address(), bits - 96] : [network, bits];
}
