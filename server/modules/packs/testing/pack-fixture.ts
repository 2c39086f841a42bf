/** New players with packs on the real server. */
import { createHash } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import type { OwnedCard, packRarities } from '@/contract/endpoints/game/characters.ts'
import type { Pack, PackCatalogue, PackOpening } from '@/contract/endpoints/game/packs.ts'
import { type ReceiptProblem, verifyReceipt } from '@/engine/packs/receipt.ts'
import { openTestServer, type TestServer } from '../../../testing/test-server.ts'
import { packHashes } from '../pack-hashes.ts'

type Method = 'GET' | 'POST' | 'PATCH'

export interface Player {
  id: number
  email: string
  headers: Readonly<Record<string, string>> // with the access token
  call(method: Method, path: string, body?: unknown): Promise<LightMyRequestResponse>
  packs(): Promise<Pack[]>
  cards(): Promise<OwnedCard[]>
  open(packId: string, nonce?: string): Promise<LightMyRequestResponse>
}

export interface PackFixture extends TestServer {
  newPlayer(): Promise<Player>
  /** Granted by an admin. */
  give(player: Player, rarity: (typeof packRarities)[number], count?: number): Promise<Pack[]>
  /** Verifies a receipt like a browser, with the published catalogue. */
  problemsOfPiece(
    opening: PackOpening,
    saved?: { commitment?: string; nonce?: string },
  ): Promise<ReceiptProblem[]>
}

const password = 'una frase lunga e sicura'

export async function openPackFixture(): Promise<PackFixture> {
  const server = await openTestServer()
  let players = 0

  const newPlayer = async (): Promise<Player> => {
    players += 1
    const tag = createHash('sha256').update(`${players} ${process.pid}`).digest('hex').slice(0, 8)
    const email = `player-${players}-${tag}@example.com`
    const body = { name: `Giocatrice ${players}`, email, password }
    const { access_token } = (await server.call('POST', '/auth/register', { body })).json()
    const headers = { authorization: `Bearer ${access_token}` }
    const call: Player['call'] = (method, path, body) => server.call(method, path, { headers, body: body })
    const { id } = (await call('GET', '/auth/user')).json<{ id: number }>()
    return {
      id,
      email,
      headers,
      call,
      packs: async () => (await call('GET', '/me/packs')).json(),
      cards: async () => (await call('GET', '/me/cards')).json(),
      open: (packId, nonce) => call('POST', `/packs/${packId}/open`, nonce ? { nonce } : {}),
    }
  }

  return {
    ...server,
    newPlayer,
    give: async (player, rarity, count = 1) => {
      const body = { user_id: player.id, rarity, count }
      const response = await server.call('POST', '/admin/packs/grants', { as: 'admin', body })
      return response.json<{ packs: Pack[] }>().packs
    },
    problemsOfPiece: async ({ receipt, cards }, saved) => {
      const path = `/packs/catalogues/${receipt.catalogue_version}`
      const catalogue = (await server.call('GET', path)).json<PackCatalogue>().cards
      const numbers = cards.map(({ numero_carta }) => numero_carta)
      return verifyReceipt({ receipt, cards: numbers, catalogue, saved }, packHashes)
    },
  }
}
