/** States of the administration's screens that their address alone does not show. Nothing is saved in any of them. */
import type { ScreenName } from '../../src/contract/paths.ts'
import type { State } from './views.ts'

export const adminStates: Partial<Record<ScreenName, Record<string, State>>> = {}
