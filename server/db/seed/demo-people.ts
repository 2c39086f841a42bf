import { eq } from 'drizzle-orm'
import type { packRarities } from '../../../src/contract/characters.ts'
import type { Role } from '../../../src/contract/permissions.ts'
import type { Queryable } from '../../kernel/db/database.ts'
import { ids } from '../../kernel/ids.ts'
import { hashPassword } from '../../modules/auth/password.ts'
import { grantStarterCards } from '../../modules/cards/grant-starter-cards.ts'
import { giveCards } from '../../modules/cards/repo.ts'
import { users } from '../schema/auth.ts'
import { packTypes, userPacks } from '../schema/game.ts'
import { seedBattles } from './demo-battles.ts'

export const demoPassword = 'bottega-demo'

interface PersonSeed {
  name: string
  role: Role
  picture: string | null
  hasAlbum?: boolean
  hasPlayed?: boolean
}

export const demoPeople: readonly PersonSeed[] = [
  { name: 'Ada Bottegaia', role: 'admin', picture: 'avatar:3' },
  { name: 'Ugo Carta', role: 'user', picture: 'avatar:7', hasAlbum: true, hasPlayed: true },
  { name: 'Rita Bancone', role: 'retailer', picture: null },
  { name: 'Remo Scaffale', role: 'reseller', picture: 'avatar:11', hasAlbum: true },
  { name: 'Olga Altri', role: 'other', picture: null },
]

const giftNumbers = [2, 4, 52, 53, 92, 120]
const giftPacks: readonly (typeof packRarities)[number][] = ['common', 'common', 'uncommon', 'rare']

/** Names are the role: `user@example.com`. One password for all. */
export async function seedPeople(db: Queryable, now: Date): Promise<void> {
  const password_hash = await hashPassword(demoPassword)
  for (const person of demoPeople) {
    const [row] = await db
      .insert(users)
      .values({
        name: person.name,
        email: `${person.role}@example.com`,
        password_hash,
        role: person.role,
        email_verified_at: now,
        profile_picture: person.picture,
        album_enabled: person.hasAlbum ?? false,
        created_at: now,
      })
      .returning({ id: users.id })
    if (!row) throw new Error('a demo account was not stored')
    await grantStarterCards(db, row.id)
    if (person.hasAlbum) await givePresents(db, row.id, now)
    if (person.hasPlayed) await seedBattles(db, row.id, now)
  }
}

async function givePresents(db: Queryable, userId: number, now: Date): Promise<void> {
  await giveCards(db, userId, giftNumbers, 'gift')
  for (const rarity of giftPacks) {
    const [type] = await db.select({ id: packTypes.id }).from(packTypes).where(eq(packTypes.rarity, rarity))
    if (!type) throw new Error(`no pack type ${rarity}`)
    await db
      .insert(userPacks)
      .values({ id: ids.secret(16), user_id: userId, pack_type_id: type.id, created_at: now })
  }
}
