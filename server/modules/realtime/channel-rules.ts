/** Subscription rules by channel name. A channel without a rule is closed. */
import type { Caller } from '../../kernel/context.ts'

interface ChannelRule {
  name: RegExp
  admits(caller: Pick<Caller, 'userId'>, part: string): boolean // `part` is the first group of the name
}

const anyoneSignedIn = () => true

export const channelRules: readonly ChannelRule[] = [
  { name: /^private-user\.(\d+)$/, admits: ({ userId }, id) => id === String(userId) },
  { name: /^private-battle\.([\w-]+)$/, admits: anyoneSignedIn },
  { name: /^presence-lobby$/, admits: anyoneSignedIn },
]

export function mayListen(caller: Pick<Caller, 'userId'>, channel: string): boolean {
  for (const rule of channelRules) {
    const match = rule.name.exec(channel)
    if (match) return rule.admits(caller, match[1] ?? '')
  }
  return false
}
