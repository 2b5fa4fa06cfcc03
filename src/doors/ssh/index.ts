/** The way in for people who have an SSH client. */
export { isHostKey, newHostKey } from './host-key.ts';
export { sshDoor, type SshDoor } from './ssh-door.ts';
