import type { ParsedOf, ResponseOf } from '@/contract/endpoint.ts'
import type { exchangeCards } from '@/contract/endpoints/game/rewards.ts'
import { cardsToExchange } from '@/domain/rewards.ts'
import { type CallContext, callerOf } from '../../kernel/context.ts'
import { type Refusal, refuse } from '../../kernel/route.ts'
import { giveCards } from '../cards/cards-repo.ts'
import { cardsOfToday } from '../packs/catalogue-repo.ts'
import { holdPlayer } from '../packs/opening-repo.ts'
import { copiesOf, giveAway } from './rewards-repo.ts'

/**
 * Refuses `not_found` for an unknown card, `card_owned` for one that the account has, and `doubles_missing` with too few surplus cards.
 * Locks the player, so that one surplus card cannot pay for two exchanges.
 */
export function exchangeDoubles(
  { body: { numero_carta } }: ParsedOf<typeof exchangeCards>,
  context: CallContext,
): Promise<ResponseOf<typeof exchangeCards> | Refusal> {
  const { userId } = callerOf(context)
  return context.db.transaction(async tx => {
    await holdPlayer(tx, userId)
    const wanted = (await cardsOfToday(tx)).find(card => card.numero_carta === numero_carta)
    if (!wanted) return refuse('not_found')
    const owned = await copiesOf(tx, userId)
    if (owned.some(card => card.numero_carta === numero_carta)) return refuse('card_owned')
    const given = cardsToExchange(owned, wanted.rarita)
    if (!given) return refuse('doubles_missing')
    const now = context.now()
    for (const number of given) await giveAway(tx, userId, number, now)
    await giveCards(tx, userId, [numero_carta], 'exchange')
    return { given }
  })
}
