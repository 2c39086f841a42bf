import { opensWith } from '../../kernel/opens-with.ts'
import type { BattleRow } from './battles-repo.ts'

type Looked = Pick<BattleRow, 'user_id' | 'rival_id' | 'watch_key'>

/** Whoever has the link may see a battle again; one that was private only its players and who had the key to watch it. */
export const mayLookAgain = (battle: Looked, viewer: number | null, key: string | undefined): boolean =>
  battle.watch_key === null ||
  (viewer !== null && (battle.user_id === viewer || battle.rival_id === viewer)) ||
  opensWith(battle.watch_key, key)
