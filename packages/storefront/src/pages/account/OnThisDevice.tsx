/** The truth about an account without a server, in one sentence. */
export function OnThisDevice() {
  return <p>Your account stays in this browser on this device, sealed by your password: nothing is sent anywhere.</p>
}
