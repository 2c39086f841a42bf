import type { Role } from '@/contract/permissions.ts'
import { users } from '../db/schema/auth.ts'
import type { Queryable } from '../kernel/db/database.ts'
import { type HashingConfig, hashPassword } from '../modules/auth/password.ts'
import { grantStarterCards } from '../modules/cards/grant-starter-cards.ts'
import { seedBattles } from './demo-battles.ts'
import { beginCollection, growCollection } from './demo-collecting.ts'

export const demoPassword = 'bottega-demo'

interface PersonSeed {
  name: string
  role: Role
  picture: string | null
  collection?: 'begun' | 'grown'
  hasPlayed?: boolean
}

export const demoPeople: readonly PersonSeed[] = [
  { name: 'Ada Bottegaia', role: 'admin', picture: 'avatar:3' },
  { name: 'Ugo Carta', role: 'user', picture: 'avatar:7', collection: 'grown', hasPlayed: true },
  { name: 'Rita Bancone', role: 'retailer', picture: null },
  { name: 'Remo Scaffale', role: 'reseller', picture: 'avatar:11', collection: 'begun' },
  { name: 'Olga Altri', role: 'other', picture: null },
]

/** Accounts are named by role: `user@example.com`. All have the same password. */
export async function seedPeople(db: Queryable, now: Date, hashing: HashingConfig): Promise<void> {
  const password_hash = await hashPassword(demoPassword, hashing)
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
        album_enabled: person.collection !== undefined,
        created_at: now,
      })
      .returning({ id: users.id })
    if (!row) throw new Error('a demo account was not stored')
    await grantStarterCards(db, row.id)
    if (person.collection === 'begun') await beginCollection(db, row.id, now)
    if (person.collection === 'grown') await growCollection(db, row.id, now)
    if (person.hasPlayed) await seedBattles(db, row.id, now)
  }
}
