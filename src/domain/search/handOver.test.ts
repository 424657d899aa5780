import { expect, test } from 'vitest'
import { packOutcome, unpackOutcome } from './handOver.ts'

test.each([[[]], [['gauze']], [['gauze', 'tape']]])('hands over the slugs %j as they are', (slugs) => {
  const outcome = { slugs, matched: ['gauz'], dropped: [], nearest: undefined }
  expect(unpackOutcome(structuredClone(packOutcome(outcome)))).toEqual(outcome)
})
