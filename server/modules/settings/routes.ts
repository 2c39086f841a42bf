import { getSettings } from '../../../src/contract/settings.ts'
import { type Route, route } from '../../kernel/route.ts'
import { siteSettings } from './site-settings.ts'

export const settingsRoutes: readonly Route[] = [
  route(getSettings, (_, { db, config }) => siteSettings(db, config)),
]
