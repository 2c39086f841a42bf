import { getSettings } from '../../../src/contract/settings.ts'
import * as contract from '../../../src/contract/settings-administration.ts'
import { type Route, route } from '../../kernel/route.ts'
import { siteSettings } from './site-settings.ts'
import { keepDraft, publishNow, showSettings, throwDraftAway } from './write-settings.ts'

export const settingsRoutes: readonly Route[] = [
  route(getSettings, (_, { db, config }) => siteSettings(db, config)),
  route(contract.adminSettings, (_, { db }) => showSettings(db)),
  route(contract.publishSettings, publishNow),
  route(contract.keepSettingsDraft, keepDraft),
  route(contract.dropSettingsDraft, throwDraftAway),
]
