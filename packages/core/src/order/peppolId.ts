/**
 * Schemes of electronic addresses that Peppol allows (code list EAS as published with BIS Ordering 3:
 * OpenPEPPOL/poacc-upgrade-3, structure/codelist/eas.xml).
 */
const SCHEMES = new Set(
  (
    '0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0147 0151 0170 0183 0184 0188 0190 0191 0192 0193 0195 ' +
    '0196 0198 0199 0200 0201 0202 0204 0208 0209 0210 0211 0212 0213 0215 0216 9901 9906 9907 9910 9913 9914 9915 9918 ' +
    '9919 9920 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 ' +
    '9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9955 9957'
  ).split(' '),
)
/** Global Location Number, of GS1. */
const GLN_SCHEME = '0088'

/** A party's electronic address in the Peppol network. */
export interface PeppolId {
  readonly scheme: string
  readonly id: string
}

export function isPeppolScheme(scheme: string): boolean {
  return SCHEMES.has(scheme)
}

/** Checks an identifier by its scheme: a GLN has a check digit (rule PEPPOL-COMMON-R040), others are any text. */
export function isPeppolId({ scheme, id }: PeppolId): boolean {
  if (!isPeppolScheme(scheme) || !/^[\x21-\x7e]{1,50}$/.test(id)) return false
  return scheme !== GLN_SCHEME || isGln(id)
}

/** Thirteen digits, of which the last is the check digit of GS1: weights 1 and 3 from the left, modulo 10. */
function isGln(id: string): boolean {
  if (!/^\d{13}$/.test(id)) return false
  const sum = [...id].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
