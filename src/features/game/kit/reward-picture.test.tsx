// @vitest-environment happy-dom
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { firstWinRewards, lastPathLevel, levelReward, type Reward } from '@/domain/rewards.ts'
import { RewardPicture } from './reward-badge.tsx'

afterEach(cleanup)

const rewards: Reward[] = [
  ...Object.values(firstWinRewards),
  ...Array.from({ length: lastPathLevel + 1 }, (_, at) => levelReward(at + 1) ?? []).flat(),
]

it('shows a picture of the built client for each piece of every reward', () => {
  expect(rewards.length).toBeGreaterThan(lastPathLevel)
  for (const reward of rewards) {
    const { container, unmount } = render(<RewardPicture reward={reward} />)
    const addresses = [...container.querySelectorAll('img')].map(image => image.getAttribute('src') ?? '')
    expect(addresses).toHaveLength(reward.kind === 'pack' ? reward.pieces : 1)
    for (const address of addresses) expect(existsSync(join('public', address)), address).toBe(true)
    unmount()
  }
})
