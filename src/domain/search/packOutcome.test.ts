import { expect, test } from 'vitest'
import { packOutcome } from './packOutcome.ts'
import { unpackOutcome } from './unpackOutcome.ts'

test.each([[[]], [['gauze']], [['gauze', 'tape']]])('hands over the slugs %j as they are', (slugs) => {
  const outcome = { slugs, matched: ['gauz'], dropped: [], nearest: undefined }
  expect(unpackOutcome(structuredClone(packOutcome(outcome)))).toEqual(outcome)
})
