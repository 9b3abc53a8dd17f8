-- Announcements of contests led to an address at which the console has no screen.
update msg set handler_url = handler_url || '/projects' where text_code = 'contestPublished' and handler_url ~ '^/contests/[0-9]+$';
