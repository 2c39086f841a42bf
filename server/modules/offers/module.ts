import { cardOffers, packTypes } from '@/contract/endpoints/game/packs.ts'
import type { ServerModule } from '../../kernel/module.ts'
import { type Route, route } from '../../kernel/route.ts'
import { offersOfCard } from './card-offers.ts'
import { packKinds } from './pack-kinds.ts'

const routes: readonly Route[] = [
  route(packTypes, (_, context) => packKinds(context)),
  route(cardOffers, offersOfCard),
]

export const offersModule: ServerModule = { name: 'offers', routes }
