/** Accounts for benches, inserted directly into the database, because hashing hundreds of passwords would take minutes. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Config } from '../../server/config.ts'
import type { Queryable } from '../../server/kernel/db/database.ts'
import { accessTokenOf } from '../../server/modules/auth/open-session.ts'

export interface Account {
  id: number
  token: string
}

const owned = 'numero_carta between 2 and 7'

/** Inserts a player with a nickname, the starter cards and a session. `n` makes the name unique. */
export async function newAccount(db: Queryable, config: Config, n: number): Promise<Account> {
  const { rows } = await db.execute<{ id: number }>(sql`with person as (
      insert into users (name, email, nickname, nickname_key) values ('Bench', ${`bench${n}@example.com`}, ${`Bench${n}`}, ${`bench${n}`}) returning id),
    cards as (insert into user_cards (user_id, character_id, source)
      select person.id, characters.id, 'starter' from person, characters where ${sql.raw(owned)})
    select id from person`)
  const userId = Number(rows[0]?.id)
  const sessionId = randomUUID()
  await db.execute(
    sql`insert into sessions (id, user_id, user_agent) values (${sessionId}, ${userId}, 'bench')`,
  )
  const { access_token } = await accessTokenOf(config, { sessionId, userId }, new Date())
  return { id: userId, token: access_token }
}
