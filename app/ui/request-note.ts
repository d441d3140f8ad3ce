import { createContext } from 'react';

/** Provides the note with the request's id on an error page. Only the server knows it; hydration keeps its text. */
export const RequestNoteContext = createContext('');
