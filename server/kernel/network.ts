/** Identifies a subscriber where calls, guesses or gifts are counted by network address. */

/** An IPv6 subscriber has a whole /64 of addresses. */
export const networkOf = (ip: string): string =>
  ip.includes(':') && !ip.includes('.') ? expandIpv6(ip).slice(0, 4).join(':') : ip

function expandIpv6(ip: string): string[] {
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
}
