/**
 * Sections that are enabled in the settings. A disabled section returns 404 to crawlers and visitors (specification notes §6,
 * feature-flag guard).
 */
import { type GuardName, screenFacts } from '@/contract/guards.ts'
import { sellsOnline } from '@/contract/looks.ts'
import type { ScreenName } from '@/contract/paths.ts'
import type { FeatureFlag, Settings } from '@/contract/settings.ts'

const prefix = 'feature:'

const flagOf = (guard: GuardName): FeatureFlag | undefined =>
  guard.startsWith(prefix) ? (guard.slice(prefix.length) as FeatureFlag) : undefined

const isOn = (flag: FeatureFlag, settings: Settings): boolean =>
  flag === 'product_addtocart' ? sellsOnline(settings) : settings[flag]

export const isOpen = (screen: ScreenName, settings: Settings): boolean =>
  screenFacts[screen].guards.map(flagOf).every(flag => flag === undefined || isOn(flag, settings))
