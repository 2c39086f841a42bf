import { opensWith } from '../../kernel/opens-with.ts'
import type { BattleRow } from './battles-repo.ts'

type Looked = Pick<BattleRow, 'user_id' | 'rival_id' | 'watch_key'>

/**
 * Whether a viewer may watch a replay: anyone with the link, but for a private battle only its players and viewers with
 * its key.
 */
export const mayLookAgain = (battle: Looked, viewer: number | null, key: string | undefined): boolean =>
  battle.watch_key === null ||
  (viewer !== null && (battle.user_id === viewer || battle.rival_id === viewer)) ||
  opensWith(battle.watch_key, key)
