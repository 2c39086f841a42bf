import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { foundQuery, waitingQuery } from '@/api/administration-queries.ts'
import { HeaderSearch } from '@/features/admin/kit/header-search.tsx'
import { WaitingBadge } from '@/features/admin/kit/waiting-badge.tsx'
import { useHref, useReader } from '../screen.ts'

/** The search and what waits, with their answers; for an authenticated admin alone. */
export function AdminHeader() {
  const to = useHref()
  const reader = useReader()
  const navigate = useNavigate()
  const [search, setSearch] = useState('')
  const { data: found } = useQuery(foundQuery(reader, search))
  const { data: work } = useQuery(waitingQuery(reader))
  return (
    <>
      <HeaderSearch
        found={search ? found : undefined}
        linkTo={to}
        onSearch={setSearch}
        onGo={href => navigate(href)}
      />
      <WaitingBadge work={work} linkTo={to} />
    </>
  )
}
