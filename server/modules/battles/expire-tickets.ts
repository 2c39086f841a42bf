import type { AppContext } from '../../kernel/context.ts'
import { patiently } from '../../kernel/db/patience.ts'
import { deleteSpentTickets, expireTickets } from './tickets-repo.ts'

const spentMillis = 30 * 24 * 60 * 60_000 // until then the rows explain a refusal

/** Also deletes expired tickets and refused results thirty days after their expiry. */
export async function expireAndDeleteTickets({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> {
  const at = now()
  await patiently(db, tx => expireTickets(tx, at))
  await patiently(db, tx => deleteSpentTickets(tx, new Date(at.getTime() - spentMillis)))
}
