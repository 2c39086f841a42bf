import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { foundQuery, waitingQuery } from '@/api/administration-queries.ts'
import { WaitingBadge } from '@/features/admin/framework/list/waiting-badge.tsx'
import { HeaderSearch } from '@/features/admin/framework/shell/header-search.tsx'
import { useHref, useReader } from '../screen.ts'

/** The search and the to-do count with their data. Only for a logged-in admin. */
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
