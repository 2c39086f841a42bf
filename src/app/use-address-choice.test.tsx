// @vitest-environment happy-dom
import { act, cleanup, render, renderHook } from '@testing-library/react'
import { startTransition, use, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useAddressChoice } from './use-address-choice.ts'

afterEach(cleanup)

const read = (params: URLSearchParams): string => params.get('sort') ?? 'none'
const at = (address: string) =>
  renderHook(({ query }) => useAddressChoice(new URLSearchParams(query), read), {
    initialProps: { query: address },
  })

it('shows the choice while the address is loading, then the value of the address', () => {
  const { result, rerender } = at('sort=name')
  act(() => void result.current[1](() => 'price'))
  expect(result.current[0]).toBe('price')
  rerender({ query: 'sort=name' })
  expect(result.current[0]).toBe('price')
  rerender({ query: 'sort=price' })
  expect(result.current[0]).toBe('price')
})

it('builds a second choice on the first before its address has loaded', () => {
  const { result } = at('sort=a')
  act(() => void result.current[1](latest => `${latest}b`))
  act(() => void result.current[1](latest => `${latest}c`))
  expect(result.current[0]).toBe('abc')
})

it('builds a second choice on the first before the first was rendered', () => {
  const { result } = at('sort=a')
  const drawn = result.current[1]
  act(() => {
    drawn(latest => `${latest}b`)
    expect(drawn(latest => `${latest}c`)).toBe('abc')
  })
  expect(result.current[0]).toBe('abc')
})

it('builds a choice on the address after going back', () => {
  const { result, rerender } = at('sort=name')
  act(() => void result.current[1](() => 'price'))
  rerender({ query: 'sort=price' })
  rerender({ query: 'sort=name' })
  act(() => void result.current[1](latest => `${latest}d`))
  expect(result.current[0]).toBe('named')
})

it('shows the address instead of the choice after going back to it', () => {
  const { result, rerender } = at('sort=name')
  act(() => void result.current[1](() => 'price'))
  rerender({ query: 'sort=price' })
  rerender({ query: 'sort=name' })
  expect(result.current[0]).toBe('name')
})
it('drops the choice after going back before its address has loaded', () => {
  const { result } = at('sort=name')
  act(() => void result.current[1](() => 'price'))
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(result.current[0]).toBe('name')
})

const never = new Promise<null>(() => {})
const Slow = ({ isDrawing }: { isDrawing: boolean }) => (isDrawing ? use(never) : null)

interface Controls {
  choose(choice: string): void
  arrive(): void
}

function List({ address, controls }: { address: string; controls: Controls }) {
  const [choice, change] = useAddressChoice(new URLSearchParams(address), read)
  controls.choose = next => void change(() => next)
  return <output>{choice}</output>
}

function Page({ controls }: { controls: Controls }) {
  const [address, setAddress] = useState('sort=name')
  controls.arrive = () => startTransition(() => setAddress('sort=price'))
  return (
    <>
      <List address={address} controls={controls} />
      <Slow isDrawing={address === 'sort=price'} />
    </>
  )
}

it('drops the choice after going back while the new address is being rendered', async () => {
  const controls: Controls = { choose: () => {}, arrive: () => {} }
  const { getByRole } = render(<Page controls={controls} />)
  act(() => controls.choose('price'))
  await act(async () => controls.arrive())
  expect(getByRole('status').textContent).toBe('price')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))
  expect(getByRole('status').textContent).toBe('name')
})
