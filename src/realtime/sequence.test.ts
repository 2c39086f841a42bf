import { describe, expect, it, vi } from 'vitest'
import { createSequence } from './sequence.ts'

function watched(start = 0) {
  const applied: string[] = []
  const answers: { resolve(version: number): void; reject(error: Error): void }[] = []
  const resync = vi.fn(() => new Promise<number>((resolve, reject) => answers.push({ resolve, reject })))
  const sequence = createSequence<string>(start, { apply: item => applied.push(item), resync })
  const receive = (...versions: number[]) => {
    for (const version of versions) sequence.receive(version, `v${version}`)
  }
  return { applied, answers, resync, sequence, receive }
}

describe('a sequence of versions', () => {
  it('applies the next version and ignores older or repeated ones', () => {
    const { applied, receive, resync, sequence } = watched(4)
    receive(3, 4, 5, 5, 6, 2)
    expect(applied).toEqual(['v5', 'v6'])
    expect(sequence.version).toBe(6)
    expect(resync).not.toHaveBeenCalled()
  })

  it('F8: requests one snapshot if a version is missing, and applies the later versions', async () => {
    const { applied, answers, receive, resync, sequence } = watched()
    receive(1, 3, 4)
    expect(applied).toEqual(['v1'])
    expect(resync).toHaveBeenCalledTimes(1)
    receive(5, 6)
    answers[0]?.resolve(4)
    await sequence.refetch()
    expect(applied).toEqual(['v1', 'v5', 'v6'])
    expect(sequence.version).toBe(6)
    expect(resync).toHaveBeenCalledTimes(1)
  })

  it('holds back versions while a snapshot is loading, so that none is applied twice', async () => {
    const { applied, answers, receive, sequence } = watched()
    receive(2)
    receive(1)
    answers[0]?.resolve(2)
    await sequence.refetch()
    expect(applied).toEqual([])
    expect(sequence.version).toBe(2)
  })

  it('requests again if the snapshot still leaves a gap', async () => {
    const { applied, answers, receive, resync, sequence } = watched()
    receive(9)
    answers[0]?.resolve(5)
    await vi.waitFor(() => expect(resync).toHaveBeenCalledTimes(2), 30_000)
    answers[1]?.resolve(8)
    await sequence.refetch()
    expect(applied).toEqual(['v9'])
  })

  it('stops requesting if snapshots stay behind', async () => {
    const { receive, answers, resync, sequence } = watched()
    resync.mockResolvedValue(1)
    receive(9)
    await sequence.refetch()
    expect(answers).toEqual([])
    expect(resync).toHaveBeenCalledTimes(3)
  })

  it('never returns to an older version', async () => {
    const { answers, sequence } = watched(7)
    const refetching = sequence.refetch()
    answers[0]?.resolve(3)
    await refetching
    expect(sequence.version).toBe(7)
  })

  it('requests again with the next item if a request failed', async () => {
    const { answers, receive, resync, sequence, applied } = watched()
    receive(2)
    answers[0]?.reject(new Error('unreachable'))
    await sequence.refetch()
    receive(3)
    expect(resync).toHaveBeenCalledTimes(2)
    answers[1]?.resolve(1)
    await sequence.refetch()
    expect(applied).toEqual(['v2', 'v3'])
  })

  it('adopts a snapshot from the channel and continues from it', () => {
    const { applied, receive, sequence } = watched()
    sequence.adopt(10)
    receive(10, 11)
    expect(applied).toEqual(['v11'])
  })
})
